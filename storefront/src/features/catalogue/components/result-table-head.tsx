import styles from "./result-table.module.css"

/** The columns of the list view. */
export function ResultTableHead({ signedIn }: { signedIn: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Drawing</span>
        </th>
        <th scope="col">Product code</th>
        <th scope="col">Grade</th>
        <th scope="col" className={styles.wide}>
          Condition
        </th>
        <th scope="col" className={`figure ${styles.size}`}>
          Size <span className="unit">in</span>
        </th>
        <th scope="col" className={styles.size}>
          <span className="visually-hidden">Size as a fraction</span>
        </th>
        <th scope="col" className="figure">
          Stock <span className="unit">in</span>
        </th>
        <th scope="col" className={styles.wide}>
          At
        </th>
        <th scope="col">
          <span className={styles.badgeHead}>Availability</span>
        </th>
        {signedIn && (
          <th scope="col" className={`figure ${styles.size}`}>
            USD <span className="unit">/lb</span>
          </th>
        )}
        {signedIn && (
          <th scope="col" className="figure">
            USD <span className="unit">/in</span>
          </th>
        )}
        {signedIn && (
          <th scope="col" className={styles.wide}>
            <span className="visually-hidden">Save to a list</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
