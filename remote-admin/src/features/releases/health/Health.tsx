import type { BuildHealth as Build } from '@camp/contracts/staff/releases';
import { useQuery } from '@camp/shell-api';
import { SidePanel } from '@camp/ui/dialogs/SidePanel';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Stack } from '@camp/ui/layout/spacing';
import { Muted } from '@camp/ui/layout/text';
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
        <Stack gap="12px">
          <ul className={styles.healthOfBuilds}>
            {besideTheirApps(builds).map((build) => (
              <BuildHealth key={`${build.channel} ${build.name}`} build={build} />
            ))}
          </ul>
          <Violations title={texts.unattributed} violations={unattributed} />
        </Stack>
      )}
    </QueryView>
  );
}

/** Canaries come last in the answer. */
const besideTheirApps = (builds: readonly Build[]) =>
  [...Map.groupBy(builds, ({ name }) => name).values()].flat();

interface PanelProps {
  generation: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The health of the builds of one generation, next to the list. */
export function HealthPanel({ generation, isOpen, onClose }: PanelProps) {
  const texts = useMessages(messages);

  return (
    <SidePanel
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={texts.title({ generation })}
    >
      <Stack gap="12px">
        <Muted>{texts.lead}</Muted>
        <Health generation={generation} />
      </Stack>
    </SidePanel>
  );
}
