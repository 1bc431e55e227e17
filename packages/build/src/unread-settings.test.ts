import { expect, test } from '@jest/globals';
import { unreadSettings } from './unread-settings.ts';

const names = ['near-me', 'days'];
/** As the compiler leaves a declaration. */
const declared =
  'let t={app:"trips",declared:{"near-me":{kind:"flag",default:!0,label:{en:"Near me, days"}},days:{kind:"number",default:3,minimum:1,label:{}}}};';

test('settings that are declared and read nowhere are unread [app-settings-7]', () => {
  expect(unreadSettings(names, [declared, declared, 'let e=t.dayspan,r="near-me-too"'])).toEqual(
    names,
  );
});

test.each([
  ['a flag by its name', '(0,f.useFlag)(b.a,"near-me")', ['days']],
  ['a property by its name in quotes', 'useSettings(F.a)["near-me"]', ['days']],
  ['a property', 'let e=useSettings(F.a).days', ['near-me']],
  ['a part of an object', 'let{days:e,"near-me":r}=useSettings(F.a)', []],
  ['a part of an object with a default', 'let{days=2}=useSettings(F.a)', ['near-me']],
])('%s is read, in any of the scripts [app-settings-7]', (_claim, code, unread) => {
  expect(unreadSettings(names, [declared, code])).toEqual(unread);
  expect(unreadSettings(names, [declared + code])).toEqual(unread);
});
