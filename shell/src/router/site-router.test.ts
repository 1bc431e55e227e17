import { expect, test } from '@jest/globals';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { createSiteRouter, type MayLeave, type VisitListener } from './site-router.ts';

/** A router two pages into a visit, and what its listener heard. */
function openThird(mayLeave?: MayLeave) {
  const history = createMemoryHistory({ initialEntries: ['/first', '/second?a=1', '/third#x'] });
  const router = createSiteRouter(history, mayLeave);
  const told: string[] = [];
  const listener: VisitListener = ({ location, action }, { flushSync }) => {
    told.push(`${action} ${router.createHref(location)}${flushSync ? ' at once' : ''}`);
  };
  const end = router.subscribe(listener);
  const bar = () => router.createHref(history.location);
  return { router, told, bar, end };
}

/** Holds every change back; the answers are given one by one, in the order of the questions. */
function questions() {
  const asked: ((isLeaving: boolean) => void)[] = [];
  const mayLeave: MayLeave = () => new Promise((resolve) => asked.push(resolve));
  const answer = async (turn: number, isLeaving: boolean) => {
    asked[turn]?.(isLeaving);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { mayLeave, answer };
}

test('every change is told, with how one came to it', () => {
  const { router, told, end } = openThird();

  router.navigate('/fourth', { state: { from: '/third' } });
  expect(router.visit.location).toMatchObject({ pathname: '/fourth', state: { from: '/third' } });
  router.navigate({ pathname: '/fifth', search: '?b=2' }, { replace: true, flushSync: true });
  router.navigate(-2);
  end();
  router.navigate('/unheard');

  expect(told).toEqual(['PUSH /fourth', 'REPLACE /fifth?b=2 at once', 'POP /second?a=1']);
});

test('a listener sees the visit of which it is told', () => {
  const { router } = openThird();
  const seen: string[] = [];
  router.subscribe(() => seen.push(router.visit.location.pathname));

  router.navigate('/fourth');

  expect(seen).toEqual(['/fourth']);
});

test('what may leave is told where from, where to and how', () => {
  const asked: object[] = [];
  const { router } = openThird((change) => {
    asked.push(change);
    return null;
  });

  router.navigate('?c=3');
  router.navigate(-2);

  expect(asked).toMatchObject([
    { from: { pathname: '/third' }, to: { pathname: '/third', search: '?c=3' }, action: 'PUSH' },
    { from: { search: '?c=3' }, to: { pathname: '/second', search: '?a=1' }, action: 'POP' },
  ]);
});

test.each([
  ['a link', '/fourth', '/fourth', 'PUSH'],
  ['Back', -2, '/first', 'POP'],
])('%s that is held back leaves the address until it may go', async (_what, to, path, action) => {
  const { mayLeave, answer } = questions();
  const { router, told, bar } = openThird(mayLeave);
  const go = () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to));

  go();
  expect(bar()).toBe('/third#x');
  await answer(0, false);
  expect([bar(), told]).toEqual(['/third#x', []]);

  go();
  await answer(1, true);
  expect([bar(), told]).toEqual([path, [`${action} ${path}`]]);
});

test('of two changes that are held back only the later one is made', async () => {
  const { mayLeave, answer } = questions();
  const { router, told, bar } = openThird(mayLeave);

  router.navigate(-1);
  router.navigate('/fourth');
  await answer(0, true);
  expect(told).toEqual([]);
  await answer(1, true);

  expect([bar(), told]).toEqual(['/fourth', ['PUSH /fourth']]);
});
