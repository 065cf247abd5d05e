import { useCallback } from 'react';
import { useWords } from '../locales/useWords';
import { toast } from '../ui/toast';
import { RefusedByServer } from './api';

/** Says why the server did not do something; whatever else went wrong is thrown on. */
export function useRefused(): (error: unknown) => void {
  const { serverRefusals } = useWords();
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof RefusedByServer)) throw error;
      toast(serverRefusals[error.reason]);
    },
    [serverRefusals],
  );
}
