import { useQuery } from '@camp/shell-api';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Stack } from '@camp/ui/layout/spacing';
import styles from '#features/releases/releases.module.css';
import { healthQuery } from '#features/releases/releases.queries.ts';
import { BuildHealth, Violations } from './BuildHealth.tsx';
import { messages } from './messages.ts';

/** The health of each build of a generation. */
export function Health({ generation }: { generation: number }) {
  const texts = useMessages(messages);
  const health = useQuery(healthQuery(generation));

  return (
    <QueryView
      query={health}
      loading={texts.loading}
      failed={(error) => errorMessage(error, texts.failed)}
      retry={texts.tryAgain}
      retrying={texts.loading}
    >
      {({ builds, unattributed }) => (
        <Stack gap={3}>
          <ul className={styles.healthOfBuilds}>
            {builds.map((build) => (
              <BuildHealth key={`${build.channel} ${build.name}`} build={build} />
            ))}
          </ul>
          <Violations title={texts.unattributed} violations={unattributed} />
        </Stack>
      )}
    </QueryView>
  );
}

interface DialogProps {
  generation: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The health of the builds of one generation, in a dialog. */
export function HealthDialog({ generation, isOpen, onClose }: DialogProps) {
  const texts = useMessages(messages);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(generation)}
      description={texts.lead}
    >
      <Health generation={generation} />
    </Dialog>
  );
}
