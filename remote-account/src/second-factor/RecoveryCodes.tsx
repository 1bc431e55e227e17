import { brand } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { RecoveryCodes as Codes } from '@camp/ui/data/RecoveryCodes';
import { messages } from './messages.ts';

const fileName = `${brand.filePrefix}recovery_codes.txt`;

/** A member's recovery codes, to copy or download; they are never shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { recoveryCodes, keep, copyCodes, downloadCodes } = useMessages(messages);

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
      />
    </>
  );
}
