import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { Stack } from '@camp/ui/layout/spacing';
import { useAfterPaint } from '@camp/ui/layout/useAfterPaint';
import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './sign-in-page.module.css';

const messages = defineMessages({
  en: {
    saying: 'A photo of the sign at the gate never told anyone whether the site was level.',
  },
  fr: {
    saying: 'Une photo du panneau d’entrée n’a jamais dit à personne si l’emplacement était plat.',
  },
});

/** A page on the way into an account: the form on one side, the lake on the other. */
export function SignInPage({
  children,
  ...page
}: Omit<ComponentProps<typeof Page>, 'width' | 'breadcrumb' | 'renderLink'>) {
  const { saying } = useMessages(messages);

  return (
    <div className={styles.split}>
      <div className={styles.art}>
        <Lake />
        <p className={styles.saying}>{saying}</p>
      </div>
      <div className={styles.form}>
        <Page {...page} width="form">
          <Stack gap="16px">{children}</Stack>
        </Page>
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
