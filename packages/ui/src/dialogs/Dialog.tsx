import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Cluster } from '#layout/spacing.tsx';
import { useAfterPaint } from '#layout/useAfterPaint.ts';
import { Icon } from '#artwork/Icon.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import styles from './Dialog.module.css';

/** Replaced at build time by the remote that bundles this copy; undefined in the shell. */
declare const process: { env: { REMOTE?: string } };

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** 480 px wide, 560 for a form. */
  size?: 'question' | 'form' | 'search';
  /** The button that changes nothing; gets the focus first where there is no field. */
  safeButton?: RefObject<HTMLElement | null>;
  /** Chooses the element that gets the focus on close; null returns it to the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Called when the dialog has left the screen. */
  onClosed?: () => void;
}

/** Fields in which people type or choose. */
const fields = 'input:enabled, select:enabled, textarea:enabled';
const fieldIn = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>(fields);

/** A modal dialog: keeps focus inside, gives it back, closes with Escape (ARIA APG, Dialog). */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, onClosed } = props;
  const { size = 'question', safeButton, finalFocus } = props;
  const { close } = useMessages(messages);
  const isShown = useAfterPaint(open);
  const popup = useRef<HTMLDivElement>(null);
  const first = () => fieldIn(popup.current) ?? safeButton?.current ?? true;

  return (
    <Base.Root
      open={isShown}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      {/* Outside the remote's page, yet within the reach of its stylesheets (packages/build, remote-config.ts). */}
      <Base.Portal data-remote={process.env.REMOTE}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={styles.popup}
          data-size={size}
          initialFocus={first}
          finalFocus={finalFocus}
        >
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description && (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          <Suspense>
            {children}
            <LateFields popup={popup} />
          </Suspense>
          {footer && (
            <Cluster as="footer" gap="12px" justify="end">
              {footer}
            </Cluster>
          )}
          {/* Last: what the dialog is about has the focus before what leaves it. */}
          <Base.Close className={styles.close} aria-label={close}>
            <Icon name="close" />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Moves the focus to the first field of content whose code was loaded on request, after the dialog took the focus. */
function LateFields({ popup }: { popup: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const { activeElement } = document;
    if (!popup.current?.contains(activeElement) || activeElement?.matches(fields)) return;
    fieldIn(popup.current)?.focus();
  }, [popup]);

  return null;
}
