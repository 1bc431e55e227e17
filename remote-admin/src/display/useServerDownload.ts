import { requireStepUp } from '@camp/contracts/account/step-up';
import { api, notify, useMutation } from '@camp/shell-api';
import { errorMessage } from '@camp/ui/i18n/error-message';

/**
 * Saves a file that the server names. A download cannot ask for the step-up, so it is asked for before
 * (docs/decisions/sessions.md#0107).
 */
export function useServerDownload({ address, failed }: { address: string; failed: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(requireStepUp, { body: {} }),
    onSuccess: () => startDownload(address),
    onError: (error) => notify({ tone: 'danger', text: errorMessage(error, failed) }),
  });
  return { download: () => mutate(), isPending };
}

function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
