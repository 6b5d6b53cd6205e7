import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { useTexts } from "#use-texts"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { JsonLd } from "@/components/json-ld"
import { Link } from "@/components/link"
import styles from "@/features/account/components/account.module.css"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { questionsTexts } from "@/texts/en/questions"
import { fillNodes } from "@/texts/fill-nodes"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await getTexts(questionsTexts)
  return pageMetadata({ title, description, path: paths.questions })
}

export default function Page() {
  const t = useTexts(questionsTexts)
  return (
    <>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.title, paths.questions)]} />
      <h1>{t.title}</h1>
      <div className={styles.questions}>
        {t.questions.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p className="hint">{fillNodes(t.notAnswered, { contact: <Link href={paths.contact}>{t.contactUs}</Link> })}</p>
      <JsonLd data={structuredData(t)} />
    </>
  )
}

function structuredData({ questions }: typeof questionsTexts.texts) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}
