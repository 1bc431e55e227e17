import { brand, useUnsavedWork } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { RecoveryCodes as Codes } from '@camp/ui/data/RecoveryCodes';
import { useState } from 'react';
import { messages } from './messages.ts';

const fileName = `${brand.filePrefix}recovery_codes.txt`;

interface Props {
  codes: readonly string[];
  /** Whether the person says so; copying or downloading them does, too. */
  isSaved?: boolean;
}

/**
 * A member's recovery codes, to copy or download. They are never shown again, so every way out asks until
 * they are saved.
 */
export function RecoveryCodes({ codes, isSaved = false }: Props) {
  const { recoveryCodes, keep, copyCodes, downloadCodes } = useMessages(messages);
  const [isKept, setKept] = useState(false);
  useUnsavedWork(!isKept && !isSaved);

  return (
    <>
      <p>{keep}</p>
      <Codes
        codes={codes}
        label={recoveryCodes}
        copyLabel={copyCodes}
        downloadLabel={downloadCodes}
        fileName={fileName}
        confirmedForMs={1_200}
        onKept={() => setKept(true)}
      />
    </>
  );
}
