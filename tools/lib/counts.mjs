/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/**
 * Counts of one run of Jest. A file that cannot even be loaded has no tests to fail: it counts as one failure.
 * @returns {Counts}
 */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Counts of one run of Playwright. A journey that passed only on a second try has passed; an error outside of any
 * journey, such as in the configuration, counts as one failure.
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped }
}

/** @param {Counts[]} parts */
export function addCounts(parts) {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    NOTHING,
  )
}

/** The last line of a test run. @param {Counts} counts */
export function totalLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
}

/**
 * Why a part of the run is not good, or undefined.
 * @param {{ name: string, files: number, counts: Counts, problem?: string }} part `files` is how many test files it has
 */
export function partProblem({ name, files, counts, problem }) {
  if (counts.failed > 0 || problem) {
    return problem ?? `${name}: ${counts.failed} failed`
  }
  if (files > 0 && counts.passed === 0) {
    return `${name}: has ${files} test file${files === 1 ? "" : "s"}, but not one test ran`
  }
  return undefined
}
