import type { InlinedRelease } from '@camp/release/document/release-document';
import { personTabs } from '@camp/contracts/site/slots';
import { type DrawnSlot, type Session, SessionContext, type SessionValue } from '@camp/shell-api';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { drawSlot } from './draw-slot.tsx';

const title = { en: 'Trips', fr: 'Sorties' };
const inlined = {
  shell: {},
  remotes: { trips: { version: '1.0.0', url: '/r/', routes: [] } },
  extensions: {
    'admin/person-tabs': [
      { remote: 'trips', module: 'tab', order: 1, access: 'admin', title },
      {
        remote: 'trips',
        module: 'of-staff',
        order: 2,
        access: 'admin',
        title,
        when: { isStaff: true },
      },
      { remote: 'gone', module: 'tab', order: 3, access: 'admin', title },
    ],
  },
} as unknown as InlinedRelease;

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="release">${JSON.stringify(inlined)}</script>`;
});

function draw(role: string, isStaff: boolean) {
  const session = { status: 'signed-in', user: { role } } as Session;
  const drawn: DrawnSlot<typeof personTabs.data> = {
    slot: personTabs,
    data: { id: 1, isStaff },
    reserve: '1rem',
    children: (added) => (
      <p>{added === null ? 'not known yet' : `adds ${added.map(({ name }) => name).join(' ')}`}</p>
    ),
  };
  return render(
    <SessionContext value={{ session } as SessionValue}>
      {drawSlot(drawn as unknown as DrawnSlot)}
    </SessionContext>,
  );
}

test('the page is told what may be opened, by whom and for whom, and not before that is known [slots-9]', async () => {
  const { unmount } = draw('admin', true);
  expect(screen.getByText('not known yet')).toBeTruthy();
  await screen.findByText('adds trips/tab trips/of-staff');
  unmount();

  draw('admin', false);
  await screen.findByText('adds trips/tab');
});

test('whoever may see none of them gets a page without', async () => {
  draw('mod', true);

  expect(await screen.findByText('adds')).toBeTruthy();
});
