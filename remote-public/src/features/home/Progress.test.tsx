import { CardsContext, type DeclaredCard } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { manifest } from '#manifest.ts';
import { Progress } from './Progress.tsx';

const trips: DeclaredCard = {
  to: '/day-trips',
  title: { en: 'Day trips', fr: 'Excursions' },
  text: { en: 'There and back before dark.', fr: 'Aller et retour avant la nuit.' },
  order: 25,
};

test('each part that a remote declares has its card under Here now, in order [public-pages-32]', () => {
  render(
    <InRouter>
      <CardsContext value={[...manifest.cards, trips]}>
        <Progress />
      </CardsContext>
    </InRouter>,
  );

  const here = screen.getByRole('heading', { name: 'Here now' }).parentElement ?? document.body;
  const links = within(here).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Emergencies & Alerts',
    'Day trips',
    'Regions',
    'Contact',
    'About',
  ]);
  expect(links[1]?.pathname).toBe('/day-trips');
  expect(within(here).getByText('There and back before dark.')).toBeTruthy();
});
