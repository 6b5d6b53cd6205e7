import { crumb } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import { Link } from "@/components/link"
import { paths } from "@/lib/paths"
import { qualityTexts } from "@/texts/en/quality"
import { CERTIFICATES } from "../certificates"
import { TracedBar } from "../drawings/traced-bar"
import styles from "./services.module.css"

/** The five certificates, what each covers, and how a piece stays traceable. */
export function QualityScreen() {
  const t = useTexts(qualityTexts)
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.quality, paths.quality)]} />
      <h1>{t.qualityAssurance}</h1>
      <div className={styles.opening}>
        <div className={styles.prose}>
          <p>{t.aBarIsWorthWhat}</p>
          <p>{t.machinedFeaturesAreHeldTo}</p>
          <p className={styles.ways}>
            <Link className="button primary" href={paths.contactAbout("CERTIFICATES")}>
              {t.askForACertificate}
            </Link>
          </p>
        </div>
        <TracedBar />
      </div>
      <section>
        <h2 id="certificates">{t.fiveCertifiedSystems}</h2>
        <div className="table-scroll" tabIndex={0} role="region" aria-labelledby="certificates">
          <table className={`table ${styles.certificates}`}>
            <thead>
              <tr>
                <th scope="col">{t.standard}</th>
                <th scope="col">{t.field}</th>
                <th scope="col">{t.whatItCovers}</th>
              </tr>
            </thead>
            <tbody>
              {CERTIFICATES.map((name) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{t.certificates[name].field}</td>
                  <td>{t.certificates[name].text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <GuidanceNote>{t.aCertificateBelongsToA}</GuidanceNote>
    </article>
  )
}
