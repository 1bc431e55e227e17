import type { Diagnosis } from '@camp/contracts/diagnostics';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { messages } from './messages.ts';

/** The whole of a diagnosis in one sentence. */
export function Verdict({ diagnosis: { ok, checks } }: { diagnosis: Diagnosis }) {
  const texts = useMessages(messages);
  const failing = checks.filter((check) => !check.ok).length;

  if (ok) return <Notice tone="success">{texts.allOk}</Notice>;
  return <Notice tone="danger">{texts.notOk(failing, checks.length)}</Notice>;
}
