// The arithmetic of the last line of `npm test`.

/** A check that is one test: the linter, the compiler. */
export const countCheck = (exitCode) => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

/** `report` is what Jest wrote with --json, or undefined if it did not come that far. */
export function countTests(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // A file that does not even load has no failing test to show for it.
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  // Jest also fails without a failing test: a crash, no tests found.
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1), skipped };
}

export const addUp = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
});

export const lineOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

export const isSuccess = ({ failed, skipped }, mayBeSkipped) =>
  failed === 0 && (mayBeSkipped || skipped === 0);
