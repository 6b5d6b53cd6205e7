import { crumb } from "@billet/backend/contract"
import Link from "next/link"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import { paths } from "@/lib/paths"
import { CERTIFICATES } from "../certificates"
import { TracedBar } from "../drawings/traced-bar"
import styles from "./services.module.css"

/** The five certificates, what each covers, and how a piece stays traceable. */
export function QualityScreen() {
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Quality", paths.quality)]} />
      <h1>Quality assurance</h1>
      <div className={styles.opening}>
        <div className={styles.prose}>
          <p>
            A bar is worth what its papers say. Every piece we cut keeps the heat number of the bar it came from, and the
            certificate of that heat is shown with the stock before you buy and travels with the metal after.
          </p>
          <p>
            Machined features are held to plus or minus 0.0005 inch where the drawing asks for it, and measured on gauges that
            resolve a tenth of that.
          </p>
          <p className={styles.ways}>
            <Link className="button primary" href={paths.contactAbout("CERTIFICATES")}>
              Ask for a certificate
            </Link>
          </p>
        </div>
        <TracedBar />
      </div>
      <section>
        <h2 id="certificates">Five certified systems</h2>
        <div className="table-scroll" tabIndex={0} role="region" aria-labelledby="certificates">
          <table className={`table ${styles.certificates}`}>
            <thead>
              <tr>
                <th scope="col">Standard</th>
                <th scope="col">Field</th>
                <th scope="col">What it covers</th>
              </tr>
            </thead>
            <tbody>
              {CERTIFICATES.map(({ name, field, text }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{field}</td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <GuidanceNote>A certificate belongs to a named site and scope; ask for the copy that covers your order.</GuidanceNote>
    </article>
  )
}
