import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#artwork/Icon.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import { useAfterPaint } from '#layout/useAfterPaint.ts';
import styles from './SidePanel.module.css';

/** Replaced at build time by the remote that bundles this copy; undefined in the shell. */
declare const process: { env: { REMOTE?: string } };

interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the panel and takes the focus, so that screen readers read it first. */
  title: ReactNode;
  children: ReactNode;
  /** Actions on the content; stays at the foot while the content scrolls. */
  footer?: ReactNode;
  /** Chooses the element that gets the focus on close; null returns it to the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Called when the panel has left the screen. */
  onClosed?: () => void;
}

/**
 * Shows a record next to the list it was opened from. The focus stays inside and Escape closes it, as in
 * a dialog; the list can be scrolled and pressed meanwhile, and a press there closes the panel.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, onOpenChange, title, children, footer, finalFocus, onClosed } = props;
  const { close } = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = useAfterPaint(open);

  return (
    <Base.Root
      open={isShown}
      modal="trap-focus"
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      {/* Outside the remote's page, yet within the reach of its stylesheets (packages/build, remote-config.ts). */}
      <Base.Portal data-remote={process.env.REMOTE}>
        <Base.Popup className={styles.panel} initialFocus={heading} finalFocus={finalFocus}>
          <header className={styles.header}>
            <Base.Title ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Base.Title>
            <Base.Close className={styles.close} aria-label={close}>
              <Icon name="close" />
            </Base.Close>
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
