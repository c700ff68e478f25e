import { useEffect } from 'react';
import type { BlockProblem } from './environment.ts';
import { useGivenEnvironment } from './environment-context.ts';

/** Logs a problem: on the server at once, where effects do not run, in the browser after the render. */
export function useProblem(problem: BlockProblem | null): void {
  const { report } = useGivenEnvironment();
  if (typeof window === 'undefined' && problem !== null) report(problem);
  const { code, message, uid } = problem ?? {};
  useEffect(() => {
    if (code && message) report({ code, message, uid });
  }, [report, code, message, uid]);
}
