import type { Campground } from '@camp/contracts/places/campgrounds';
import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { ListsMenu } from '#saved/ListsMenu.tsx';
import { SaveButton } from '#saved/SaveButton.tsx';
import { messages } from './messages.ts';
import styles from './campground.module.css';

/** Shows a link to the official page, and buttons to save, share and print this one. */
export function Actions({ campground }: { campground: Campground }) {
  const texts = useMessages(messages);
  const { reservation_url: reservationUrl, official_url: officialUrl } = campground;
  const isReservable = reservationUrl !== null;

  return (
    <>
      <Button
        variant={isReservable ? 'primary' : 'secondary'}
        render={<ExternalLink href={reservationUrl ?? officialUrl} />}
      >
        {isReservable ? texts.reserve : texts.official}
      </Button>
      <span className={styles.tools}>
        <SaveButton slug={campground.slug} name={campground.name} look="button" />
        <ListsMenu slug={campground.slug} name={campground.name} />
        <ShareAndPrint name={campground.name} />
      </span>
    </>
  );
}

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
