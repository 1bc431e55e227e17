import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { Stack } from '@camp/ui/layout/spacing';
import { useAfterPaint } from '@camp/ui/layout/useAfterPaint';
import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './sign-in-page.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['sign-in-page']>({ en, fr });

/** A page on the way into an account: the form on one side, the lake on the other. */
export function SignInPage({
  children,
  ...page
}: Omit<ComponentProps<typeof Page>, 'width' | 'breadcrumb' | 'renderLink'>) {
  const { saying } = useMessages(messages);

  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <Page {...page} width="form">
          <Stack gap="16px">{children}</Stack>
        </Page>
      </div>
      {/* After the form, so that its heading is read first. */}
      <div className={styles.art}>
        <Lake />
        <p className={styles.saying}>{saying}</p>
      </div>
    </div>
  );
}

/** Decoration: if it cannot be fetched, the form is shown without it. */
const HeroScene = lazy(async () => {
  const loaded = await import('@camp/ui/artwork/hero/HeroScene').catch(() => null);
  return { default: loaded?.HeroScene ?? NoScene };
});

const NoScene = () => null;

/** Comes after the form, on a sky that is there at once: no one waits for a picture to type. */
function Lake() {
  const isFormShown = useAfterPaint(true);

  return (
    <Suspense>
      {isFormShown && (
        <div className={styles.scene}>
          <HeroScene />
        </div>
      )}
    </Suspense>
  );
}
