import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** What came of a run; `problems` does not hold more than can be read. */
export type RunEnd = { outcome: "DONE" | "PROBLEMS" | "FAILED"; done: number | null; problems: string[]; milliseconds: number }
export type JobRunRow = {
  name: string
  started_at: Date
  milliseconds: number | null
  outcome: "RUNNING" | RunEnd["outcome"]
  done: number | null
  problems: string[]
  /** Whether its process is still there. */
  alive: boolean
}

/** Runs without problems that are kept of each job, and runs of any kind: one may fail every few seconds for days. */
const KEPT_RUNS = 20
const KEPT_PROBLEMS = 500
const runBefore = (kept: number) =>
  `(select started_at from metal_job_run where name = ? order by started_at desc offset ${kept} limit 1)`

export async function startRun(sql: SqlEntityManager, run: { id: string; name: string; processId: string }): Promise<void> {
  await sql.execute(`insert into metal_job_run (id, name, process_id, started_at) values (?, ?, ?, now())`, [
    run.id,
    run.name,
    run.processId,
  ])
}

/** Notes how a run ended, and forgets those of the job that nobody will look for. */
export async function endRun(
  sql: SqlEntityManager,
  id: string,
  { outcome, done, problems, milliseconds }: RunEnd,
): Promise<void> {
  const [ended]: { name: string }[] = await sql.execute(
    `update metal_job_run set outcome = ?, done = ?, problems = array(select jsonb_array_elements_text(?::jsonb)),
       milliseconds = ?, updated_at = now() where id = ? returning name`,
    [outcome, done, JSON.stringify(problems), milliseconds, id],
  )
  if (!ended) return
  await sql.execute(
    `delete from metal_job_run where name = ? and (
       started_at < now() - interval '30 days' or started_at < ${runBefore(KEPT_PROBLEMS)}
       or outcome in ('DONE', 'RUNNING') and started_at < ${runBefore(KEPT_RUNS)})`,
    [ended.name, ended.name, ended.name],
  )
}

/** The last run of every job, or of those that found problems or failed. */
export async function lastRuns(sql: SqlEntityManager, only: "ALL" | "PROBLEMS", freshSeconds: number): Promise<JobRunRow[]> {
  return await sql.execute(
    `select distinct on (r.name) r.name, r.started_at, r.milliseconds, r.outcome, r.done, r.problems,
       coalesce(p.stopped_at is null and p.seen_at > now() - ? * interval '1 second', false) as alive
     from metal_job_run r left join metal_server_process p on p.id = r.process_id
     where ? = 'ALL' or r.outcome in ('PROBLEMS', 'FAILED') order by r.name, r.started_at desc`,
    [freshSeconds, only],
  )
}
