import type { ComponentProps } from "react"

type Props = ComponentProps<"a"> & {
  href: string
  /** `ahead`: the page is fetched once the reader points at the link. `stay`: the page changes and keeps its place. */
  via?: "ahead" | "stay"
}

/** A link within the shop. It is nothing but a link, so a page of hundreds costs no script: `LinkNavigation` follows them all. */
export function Link({ via, ...rest }: Props) {
  return <a data-link={via ?? ""} {...rest} />
}
