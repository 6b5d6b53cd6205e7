import { REGION_NAMES, type Coid, type StockLevel } from "@billet/backend/contract"
import { formatCount } from "@/lib/format"
import styles from "./product.module.css"

/** How much each trading company holds, and how long its longest bar is. */
export function LevelTable({ levels }: { levels: StockLevel[] }) {
  return (
    <section className={styles.block} aria-labelledby="availability">
      <h2 id="availability">Availability by site</h2>
      {levels.length === 0 && <p className="quiet">No site holds this item right now. Contact us for a mill date.</p>}
      {levels.length > 0 && (
        <div className="table-scroll" tabIndex={0} role="region" aria-label="Table of sites">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Site</th>
                <th scope="col" className="figure">
                  Available <span className="unit">in</span>
                </th>
                <th scope="col" className="figure">
                  Longest bar <span className="unit">in</span>
                </th>
                <th scope="col" className="figure">
                  Bars
                </th>
              </tr>
            </thead>
            <tbody>
              {levels.map((level) => (
                <tr key={level.coid}>
                  <td>
                    {level.coid === "" ? "Made to order at the mill" : (REGION_NAMES[level.coid as Coid] ?? level.coid)}{" "}
                    <span className="unit">{level.coid}</span>
                  </td>
                  <td className="figure">{formatCount(level.availableInches)}</td>
                  <td className="figure">{formatCount(level.longestInches)}</td>
                  <td className="figure">{formatCount(level.pieces)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
