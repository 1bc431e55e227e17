import type { Campground } from '@camp/contracts/places/campgrounds';
import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import type { ComponentProps } from 'react';
import { ListsMenu } from '#saved/ListsMenu.tsx';
import { SaveButton } from '#saved/SaveButton.tsx';
import { messages } from './messages.ts';
import styles from './campground.module.css';

/** Shows buttons to save, share and print a campground, and the way to its official page. */
export function Actions({ campground }: { campground: Campground }) {
  const texts = useMessages(messages);
  const { slug, name, reservation_url: reservationUrl, official_url: officialUrl } = campground;

  return (
    <>
      <span className={styles.tools}>
        <SaveButton slug={slug} name={name} look="button" />
        <ListsMenu slug={slug} name={name} />
        <ShareAndPrint name={name} />
      </span>
      <OfficialPage href={reservationUrl ?? officialUrl}>
        {reservationUrl === null ? texts.official : texts.reserve}
      </OfficialPage>
    </>
  );
}

/** A link that leaves the site, with an arrow. */
export const OfficialPage = ({ children, ...props }: ComponentProps<typeof ExternalLink>) => (
  <ExternalLink {...props} className={styles.official}>
    {children} <span aria-hidden="true">↗</span>
  </ExternalLink>
);

/** Buttons to share and to print the page that shows this. */
export function ShareAndPrint({ name }: { name: string }) {
  const { print } = useMessages(messages);

  return (
    <>
      <Share name={name} />
      <Button variant="secondary" size="small" onClick={() => globalThis.print()}>
        {print}
      </Button>
    </>
  );
}

/** Shares the page by the device's own sheet, or else copies its link. */
function Share({ name }: { name: string }) {
  const { share, copyLink } = useMessages(messages);
  const { origin, pathname } = globalThis.location;
  const url = origin + pathname;

  if (!('share' in navigator))
    return <CopyButton label={copyLink} text={url} confirmedForMs={1_200} />;
  /* Rejects when the visitor closes the sheet, which is no failure. */
  const open = () => navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <Button variant="secondary" size="small" onClick={() => void open()}>
      {share}
    </Button>
  );
}
