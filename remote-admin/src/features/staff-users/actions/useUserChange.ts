import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { type Question, useAct } from '@camp/ui/acts/useAct';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { isSubscribed, nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { messages } from './messages.ts';
import type { UserAction } from './user-action.ts';
import { type UserActionOptions, useUserAction } from './users.actions.ts';

interface Options extends UserActionOptions {
  /** True for actions that are asked about first. */
  asksFor: (action: UserAction) => boolean;
  finalFocus?: () => HTMLElement | null;
}

/** The changes to one person's record, of which one is made at a time. */
export function useUserChange(
  user: StaffUser,
  scope: StaffScope,
  { asksFor, finalFocus, ...options }: Options,
) {
  const { failed } = useMessages(messages);
  const questionOf = useUserQuestion(user, scope);
  const mutation = useUserAction(user, scope, options);
  const act = useAct<UserAction>(mutation, {
    asks: (action) => (asksFor(action) ? questionOf(action) : null),
    failed: ({ kind }) => failed[kind],
    failureShows: 'on-page',
    ...(finalFocus && { finalFocus }),
  });
  return { ...act, saving: mutation.isPending ? mutation.variables.kind : null };
}

/** Returns the question about one person: before staff are unverified, and before someone joins or leaves the staff. */
function useUserQuestion(user: StaffUser, scope: StaffScope): (action: UserAction) => Question {
  const texts = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);
  const name = nameOf(user);

  return (action) =>
    action.kind === 'role'
      ? {
          reason: 'optional',
          title: texts.roleQuestion.title,
          text: texts.roleQuestion.text({ name, role: roleChoices[action.role] }),
          subject: name,
          confirmLabel: texts.setRole,
        }
      : {
          title: texts.unverifyQuestion.title,
          text: texts.unverifyQuestion.text({ name }),
          confirmLabel: texts[scope].unverify,
        };
}

/** Returns the two toggles of a person, as they would be pressed now. */
export function useFlagActions(user: StaffUser, scope: StaffScope) {
  const texts = useMessages(messages)[scope];
  const { can, email_verified } = user;
  const isVerified = email_verified === 1;
  const hasSubscription = isSubscribed(user);

  return [
    {
      action: { kind: 'verify', to: isVerified ? 0 : 1 },
      label: isVerified ? texts.unverify : texts.verify,
      isAllowed: can.verify,
    },
    {
      action: { kind: 'subscribe', to: hasSubscription ? 0 : 1 },
      label: hasSubscription ? texts.unsubscribe : texts.subscribe,
      isAllowed: can.subscribe,
    },
  ] as const satisfies { action: UserAction; label: string; isAllowed: boolean }[];
}
