import { Button } from '#actions/Button.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { currentLanguage, setLanguage } from '#i18n/language.ts';
import { Page } from '#layout/Page.tsx';
import { Section } from '#layout/Section.tsx';
import { Buttons, Fields } from './controls.tsx';
import { messages } from './messages.ts';
import { Overlays } from './Overlays.tsx';
import styles from './Showroom.module.css';
import { Badges, Lists, States, Surfaces } from './surfaces.tsx';

/** Every component with its states on one page. */
export function Showroom() {
  const texts = useMessages(messages);
  const { heads } = texts;

  return (
    <main>
      <Page title={texts.title} lead={texts.lead} width="page" actions={<Looks />}>
        <Section title={heads.colours}>
          <Colours />
        </Section>
        <Section title={heads.type}>
          <Type />
        </Section>
        <Section title={heads.buttons}>
          <Buttons />
        </Section>
        <Section title={heads.fields}>
          <Fields />
        </Section>
        <Section title={heads.badges}>
          <Badges />
        </Section>
        <Section title={heads.surfaces}>
          <Surfaces />
        </Section>
        <Section title={heads.lists}>
          <Lists />
        </Section>
        <Section title={heads.states}>
          <States />
        </Section>
        <Section title={heads.overlays}>
          <Overlays />
        </Section>
      </Page>
    </main>
  );
}

function Looks() {
  const texts = useMessages(messages);
  const { dataset } = document.documentElement;

  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => void setLanguage(currentLanguage() === 'fr' ? 'en' : 'fr')}
      >
        {texts.switchLanguage}
      </Button>
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
        }}
      >
        {texts.switchTheme}
      </Button>
    </>
  );
}

declare module 'react' {
  interface CSSProperties {
    /** The colour of a swatch. */
    '--shown'?: string;
  }
}

const colours =
  'ground surface surface-raised surface-sunken line line-strong brand accent link success-ground warning-ground danger-ground info-ground role-admin-ground role-mod-ground role-subscriber-ground footer'.split(
    ' ',
  );

function Colours() {
  return (
    <div className={styles.columns}>
      {colours.map((name) => (
        <span key={name} className={styles.swatch} style={{ '--shown': `var(--${name})` }}>
          {name}
        </span>
      ))}
    </div>
  );
}

const sizes = 'display h1 title h2 h3 lead body control small micro'.split(' ');

function Type() {
  const { cardTitle } = useMessages(messages);
  return (
    <div className={styles.type}>
      {sizes.map((name) => (
        <span key={name} style={{ fontSize: `var(--font-size-${name})` }}>
          {cardTitle} · {name}
        </span>
      ))}
    </div>
  );
}
