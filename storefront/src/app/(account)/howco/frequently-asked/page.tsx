import Link from "next/link"
import { JsonLd } from "@/components/json-ld"
import styles from "@/features/account/components/account.module.css"
import { QUESTIONS } from "@/features/account/questions"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

export const metadata = pageMetadata({
  title: "Frequently asked questions",
  description:
    "Sizes, cutting, prices, accounts, certificates and delivery: what buyers ask most, answered in a sentence or two.",
  path: paths.questions,
})

const structuredData = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
}

export default function Page() {
  return (
    <>
      <h1>Frequently asked questions</h1>
      <div className={styles.questions}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p className="hint">
        Figures for guidance; the mill certificate governs. Not answered? <Link href={paths.contact}>Contact us</Link>.
      </p>
      <JsonLd data={structuredData} />
    </>
  )
}
