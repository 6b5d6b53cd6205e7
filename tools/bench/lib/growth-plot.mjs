const [WIDTH, HEIGHT] = [720, 380]
const [LEFT, RIGHT, TOP, BOTTOM] = [70, 150, 50, 50]
const COLOURS = ["#1f6f8b", "#c8553d", "#6b8f3a", "#8a4f9e"]

/**
 * Lines over two logarithmic axes, as SVG.
 * @param {{ title: string, across: string, up: string, series: { name: string, points: [number, number][] }[] }} plot
 */
export function growthPlot({ title, across, up, series }) {
  const points = series.flatMap((one) => one.points)
  const x = scale(
    points.map(([at]) => at),
    LEFT,
    WIDTH - RIGHT,
  )
  const y = scale(
    points.map(([, value]) => value),
    HEIGHT - BOTTOM,
    TOP,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#222">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="26" font-size="16" font-weight="bold">${title}</text>`,
    ...x.ticks.map(
      (at) => gridLine(x.at(at), x.at(at), TOP, HEIGHT - BOTTOM) + label(x.at(at), HEIGHT - BOTTOM + 20, "middle", short(at)),
    ),
    ...y.ticks.map((at) => gridLine(LEFT, WIDTH - RIGHT, y.at(at), y.at(at)) + label(LEFT - 8, y.at(at) + 4, "end", short(at))),
    label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "middle", across),
    `<text x="18" y="${HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 18 ${HEIGHT / 2})">${up}</text>`,
    ...series.map((one, at) => line(one, COLOURS[at % COLOURS.length], x, y)),
    "</svg>",
    "",
  ].join("\n")
}

function scale(values, from, to) {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(Math.ceil(Math.log10(Math.max(...values))), low + 1)
  const ticks = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step))
  return { ticks, at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from) }
}

function line({ name, points }, colour, x, y) {
  const path = points.map(([at, value]) => `${x.at(at).toFixed(1)},${y.at(value).toFixed(1)}`).join(" ")
  const dots = points.map(
    ([at, value]) => `<circle cx="${x.at(at).toFixed(1)}" cy="${y.at(value).toFixed(1)}" r="3.5" fill="${colour}"/>`,
  )
  const [lastX, lastY] = points.at(-1) ?? [1, 1]
  const caption = `<text x="${(x.at(lastX) + 8).toFixed(1)}" y="${(y.at(lastY) + 4).toFixed(1)}" fill="${colour}">${name}</text>`
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join("")}${caption}`
}

const gridLine = (x1, x2, y1, y2) => `<line x1="${x1}" x2="${x2}" y1="${y1}" y2="${y2}" stroke="#ddd"/>`
const label = (x, y, anchor, text) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`
const short = (value) =>
  value >= 1e6 ? `${value / 1e6} M` : value >= 1000 ? `${value / 1000} k` : String(Number(value.toPrecision(2)))
