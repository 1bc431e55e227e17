import { ApiCallError, notify, useMutation } from '@camp/shell-api';
import {
  type ActOptions,
  type LabelledAct,
  type Mutation,
  type Question,
  type WithReason,
  useAct,
} from '@camp/ui/acts/useAct';

/** The title and the label to confirm are those of the button where the question has none of its own. */
type AskedQuestion = Omit<Question, 'title' | 'confirmLabel'> &
  Partial<Pick<Question, 'title' | 'confirmLabel'>>;

export interface StaffAct<Input, Result> extends Pick<
  ActOptions<Input>,
  'finalFocus' | 'onClosed'
> {
  label: string;
  isAllowed?: boolean;
  isDanger?: boolean;
  /** Calls the API. */
  call: (input: WithReason<Input>) => Promise<Result>;
  asks?: (input: Input) => AskedQuestion;
  /** Says what has been done; absent where the page shows it. */
  done?: (result: Result, input: Input) => string;
  /** Says what failed. */
  failed: ActOptions<Input>['failed'];
  failureShows?: ActOptions<Input>['failureShows'];
  onSuccess?: (result: Result) => unknown;
  /** Loads again what the act changes: after a success, and where what is on screen proves to be out of date. */
  refresh?: () => unknown;
}

/** Refusals by which the screen shows what is no longer so, or allows what is no longer allowed. */
const outdated = new Set([403, 404, 409, 412]);
const isOutdated = (error: unknown) => error instanceof ApiCallError && outdated.has(error.status);

/** An act of staff: a call, the question before it, and all that follows. */
export function useStaffAct<Input = void, Result = unknown>(declared: StaffAct<Input, Result>) {
  const { label, isAllowed = true, isDanger = false, asks, done } = declared;
  const { call, failed, failureShows = 'on-page', onSuccess, refresh } = declared;
  const { finalFocus, onClosed } = declared;
  const mutation = useMutation({
    /* Without input and reason there is nothing to pass on. */
    mutationFn: (input: WithReason<Input>) => call(input ?? ({} as WithReason<Input>)),
    onSuccess: async (result, input) => {
      if (done) notify({ tone: 'success', text: done(result, input) });
      await onSuccess?.(result);
      await refresh?.();
    },
    onError: (error) => (isOutdated(error) ? refresh?.() : undefined),
  });
  const act = useAct<Input>(mutation as Mutation<WithReason<Input>>, {
    ...(finalFocus && { finalFocus }),
    ...(onClosed && { onClosed }),
    ...(asks && {
      asks: (input: Input) => ({ title: label, confirmLabel: label, ...asks(input) }),
    }),
    failed,
    failureShows,
  });

  return {
    ...act,
    label,
    isAllowed,
    isDanger,
    asksFirst: asks !== undefined,
    mutation,
  } satisfies LabelledAct<Input> & { mutation: unknown };
}
