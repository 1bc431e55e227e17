import type { Finding } from '#infra/release/smoke-start/findings.ts';
import { type Progress, stoodStill } from '#infra/release/smoke-start/observe-page.ts';
import { signInPath, type Stop } from '#infra/release/smoke-start/plan.ts';
import { type Control, findSignIn, goBack, unfold } from './controls.ts';
import { moreWidths, tooWideIn } from './elsewhere.ts';
import { UseRound } from './use-round.ts';

/** A phone for members, so that what folds away there is pressed, too. */
const widthFor = ({ visitor }: Stop) => (visitor === 'member' ? 360 : 1_280);

/** Uses what the shell draws around a page: each link and button of bar and footer, a sign-in, a sign-out, Back. */
export class FrameRound extends UseRound {
  protected override readonly part = 'frame';
  protected override readonly patience = 8;

  protected override async use(stop: Stop): Promise<Finding[]> {
    const { app, visitor } = stop;
    await this.tab.resize(widthFor(stop));
    if (app !== 'shell') return this.signIn(stop);
    const failed = await this.arrive(stop);
    if (this.atFirst.length > 0) return this.atFirst.map((incident) => ({ ...incident, stop }));
    if (failed) return failed.length > 0 ? failed : this.faultsOfSession(stop);
    const wide = await tooWideIn(this.tab, stop, [360, ...moreWidths]);
    if (wide.length > 0) return wide;
    await this.tab.resize(widthFor(stop));
    if (visitor === null) return [...(await this.pressAll(stop)), ...(await this.signIn(stop))];
    const findings = await this.pressAll(stop);
    if (this.tab.signOuts > 0 || findings.length > 0 || !this.isNothingLeft) return findings;
    return [{ code: 'SIGN_OUT_FAILS', stop, what: 'nothing in the bar signs them out.' }];
  }

  /** Says what is wrong where the page is there, and its visitor is not who they are. */
  private async faultsOfSession(stop: Stop): Promise<Finding[]> {
    const { offersSignIn, path, area } = await this.tab.settled(() => true);
    if (path !== stop.path || area === null) return [];
    const what = offersSignIn
      ? 'the bar offers a sign-in to who has signed in.'
      : 'the bar offers no sign-in.';
    return [{ code: 'SIGN_IN_FAILS', stop, what }];
  }

  /** Signs in by the form, as who is signed out. */
  private async signIn(stop: Stop): Promise<Finding[]> {
    const failed = (what: string): Finding[] => [{ code: 'SIGN_IN_FAILS', stop, what }];
    this.doing = `after the form at ${signInPath} is sent`;
    await this.tab.restore();
    await this.tab.load(signInPath);
    await this.tab.settled(({ area, path }) => area !== null && path === signInPath);
    if (!(await this.tab.ask(findSignIn, undefined)))
      return failed(`no form at ${signInPath} takes a password.`);
    await this.press();
    const { offersSignIn, path } = await this.tab.settled((each) => isSignedIn(each));
    const faults = this.faultsOf(`the form at ${signInPath} is sent`, stop);
    if (faults.length > 0) return faults;
    if (path === signInPath)
      return failed(`after ${this.seconds} s, the form at ${signInPath} is still there.`);
    return offersSignIn ? failed('the bar offers a sign-in to who has signed in.') : [];
  }

  /** Opens again, for the rest of it, what a press has closed. */
  protected override async next(stop: Stop, used: readonly string[]): Promise<Control | null> {
    const tried: string[] = [];
    let control = await super.next(stop, used);
    while (!control) {
      const name = await this.tab.ask(unfold, tried);
      if (name === null) break;
      tried.push(name);
      await this.tab.ask(stoodStill, undefined);
      control = await super.next(stop, used);
    }
    return control;
  }

  /** A link leads to its page, and Back to the one before. */
  protected override async follow(control: Control, stop: Stop): Promise<[Finding[], Progress]> {
    const { to, act } = control;
    if (to === null || to === stop.path) {
      await this.tab.ask(stoodStill, undefined);
      const [findings, then] = await super.follow(control, stop);
      /* Where a button leads to another page, it is by a sign-out, which comes right after. */
      const progress =
        then.path === stop.path ? then : await this.tab.settled((each) => each.offersSignIn);
      return [findings, progress];
    }
    const before = await this.tab.settled((each) => each.path !== stop.path && hasCome(each));
    const faults = this.faultsOf(act, stop);
    if (before.path === stop.path || !hasCome(before)) {
      const what = `after ${act}, nothing of ${to} is there for ${this.seconds} s.`;
      return [[...faults, { code: 'PAGE_LINKS_NOWHERE', stop, what }], before];
    }
    await this.tab.ask(goBack, undefined);
    const progress = await this.tab.settled((each) => this.isThere(stop, each));
    this.tab.taken();
    if (this.isThere(stop, progress)) return [faults, progress];
    const what = `after ${act}, Back does not lead to ${stop.path} again.`;
    return [[...faults, { code: 'PAGE_BACK_FAILS', stop, what }], progress];
  }

  /** Whatever remote the page is of. Who has signed out is no longer the visitor. */
  protected override isThere({ path, visitor }: Stop, progress: Progress): boolean {
    const isVisitor = progress.offersSignIn === (visitor === null);
    return isVisitor && progress.path === path && hasCome(progress);
  }
}

const hasCome = ({ area, isLoading, hasFallback }: Progress) =>
  (area !== null || hasFallback) && !isLoading;

const isSignedIn = ({ offersSignIn, path }: Progress) => !offersSignIn && path !== signInPath;
