export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Jest's --json report that is counted. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

export function countCheck(exitCode: number): Counts;
export function countTests(report: JestReport | undefined, exitCode: number): Counts;
export function addUp(counts: readonly Counts[]): Counts;
export function lineOf(counts: Counts): string;
export function isSuccess(counts: Counts, mayBeSkipped: boolean): boolean;
