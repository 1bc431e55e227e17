import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { forgetProvider, scriptTags, TestProvider } from './provider.fixture.ts';
import { patienceMs, type StoreStatus, StoreWidget } from './store-widget.ts';

const account = { id: '1003', scriptUrl: 'https://store.example/script.js' };
const address = 'https://store.example/script.js?1003&data_platform=code';
const drawn =
  'categoriesPerRow=3 | views=grid(20,3) list(60) table(60) | categoryView=grid | searchView=list | id=my-store-1003';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  forgetProvider();
  document.body.replaceChildren();
});

function visit(widget: StoreWidget) {
  const host = document.body.appendChild(document.createElement('div'));
  const statuses: StoreStatus[] = [];
  const leave = widget.enter({ account, host, onStatus: (status) => statuses.push(status) });
  return { host, statuses, leave };
}

test('entering asks for the script once and draws the store as specified', () => {
  const provider = new TestProvider();
  const { host, statuses } = visit(new StoreWidget());

  provider.answer();

  expect(scriptTags().map(({ src, async }) => ({ src, async }))).toEqual([
    { src: address, async: true },
  ]);
  expect(provider.calls).toEqual([drawn]);
  expect(host.textContent).toBe('Enamel mug');
  expect(statuses).toEqual(['shown']);
});

test('the script is told beforehand that widgets come and go', () => {
  visit(new StoreWidget());

  expect(globalThis.ecwid_script_defer).toBe(true);
  expect(globalThis.ecwid_dynamic_widgets).toBe(true);
});

test('a store that is shown in time is never called overdue', () => {
  const { statuses } = visit(new StoreWidget());
  jest.advanceTimersByTime(patienceMs - 1);

  new TestProvider().answer();
  jest.advanceTimersByTime(patienceMs);

  expect(statuses).toEqual(['shown']);
});

test('a store that takes ten seconds is overdue, and shown when it comes after all', () => {
  const { host, statuses } = visit(new StoreWidget());

  jest.advanceTimersByTime(10_000);
  expect(statuses).toEqual(['overdue']);

  new TestProvider().answer();
  expect(statuses).toEqual(['overdue', 'shown']);
  expect(host.textContent).toBe('Enamel mug');
});

test('a script that loads without its first page is overdue too', () => {
  const provider = new TestProvider();
  const { statuses } = visit(new StoreWidget());
  provider.arrive();
  provider.sayApiLoaded();

  jest.advanceTimersByTime(patienceMs);

  expect(statuses).toEqual(['overdue']);
});

test('a script that fails is overdue at once, and replaced on the next entry', () => {
  const widget = new StoreWidget();
  const { statuses, leave } = visit(widget);
  const [failed] = scriptTags();
  failed?.dispatchEvent(new Event('error'));
  expect(statuses).toEqual(['overdue']);

  leave();
  const again = visit(widget);
  expect(scriptTags().map(({ src }) => src)).toEqual([address]);
  expect(scriptTags()[0]).not.toBe(failed);

  new TestProvider().answer();
  expect(again.statuses).toEqual(['shown']);
});

test('a script that is no script of the provider counts as failed', () => {
  const { statuses } = visit(new StoreWidget());

  scriptTags()[0]?.dispatchEvent(new Event('load'));

  expect(statuses).toEqual(['overdue']);
});

test('starting over replaces a script that does not answer, under an address of its own', () => {
  const widget = new StoreWidget();
  const { host, statuses } = visit(widget);
  jest.advanceTimersByTime(patienceMs);

  widget.startOver();
  expect(scriptTags().map(({ src }) => src)).toEqual([`${address}&attempt=2`]);
  expect(host.childNodes).toHaveLength(1);

  new TestProvider().answer();
  expect(statuses).toEqual(['overdue', 'waiting', 'shown']);
});

test('an abandoned script may answer first; what it brings is shown once', () => {
  const widget = new StoreWidget();
  const { statuses } = visit(widget);
  const [first] = scriptTags();
  widget.startOver();
  const provider = new TestProvider();

  provider.arrive();
  first?.dispatchEvent(new Event('load'));
  scriptTags()[0]?.dispatchEvent(new Event('error'));
  provider.sayApiLoaded();
  provider.sayPageLoaded();

  expect(provider.calls).toEqual([drawn]);
  expect(statuses).toEqual(['waiting', 'shown']);
});

test('starting over keeps a script that is loaded, and draws the store anew', () => {
  const widget = new StoreWidget();
  const provider = new TestProvider();
  visit(widget);
  const [tag] = scriptTags();
  provider.arrive();
  provider.sayApiLoaded();

  widget.startOver();

  expect(scriptTags()).toEqual([tag]);
  expect(provider.calls).toEqual([drawn, 'destroy', drawn]);
});

test('leaving while the script loads shows the store nowhere later', () => {
  const provider = new TestProvider();
  const { host, statuses, leave } = visit(new StoreWidget());

  leave();
  provider.answer();
  jest.advanceTimersByTime(patienceMs);

  expect(provider.calls).toEqual([]);
  expect(statuses).toEqual([]);
  expect(host.childNodes).toHaveLength(0);
});

test('coming back while the script still loads waits for the same script', () => {
  const widget = new StoreWidget();
  const [first, provider] = [visit(widget), new TestProvider()];
  first.leave();
  const second = visit(widget);

  provider.answer();

  expect(scriptTags()).toHaveLength(1);
  expect(provider.calls).toEqual([drawn]);
  expect(second.statuses).toEqual(['shown']);
});

test('fifty stays leave one script, no element and no further listener', () => {
  const widget = new StoreWidget();
  const provider = new TestProvider();
  const first = visit(widget);
  provider.answer();
  first.leave();
  first.host.remove();
  const [elements, { listeners }] = [document.querySelectorAll('*').length, provider];

  for (let cycle = 0; cycle < 50; cycle += 1) {
    const { host, leave } = visit(widget);
    provider.sayApiLoaded();
    provider.sayPageLoaded();
    leave();
    host.remove();
  }

  expect(scriptTags()).toHaveLength(1);
  expect(document.querySelectorAll('*')).toHaveLength(elements);
  expect(provider.listeners).toBe(listeners);
  expect(provider.calls.filter((call) => call === drawn)).toHaveLength(51);
  expect(provider.calls.filter((call) => call === 'destroy')).toHaveLength(51);
  expect(jest.getTimerCount()).toBe(0);
});

test('leaving twice destroys once, and never another visitor’s store', () => {
  const widget = new StoreWidget();
  const provider = new TestProvider();
  const first = visit(widget);
  provider.answer();
  first.leave();
  const second = visit(widget);

  first.leave();

  expect(provider.calls).toEqual([drawn, 'destroy', drawn]);
  expect(second.host.textContent).toBe('Enamel mug');
});
