/*
 * The shell's API for remotes: one module, one federation singleton. It re-exports only the parts of the router and
 * of the query library that remotes may use, because a package shared whole cannot be tree-shaken.
 */
export { brand } from '@camp/contracts/site/brand';
export { ApiCallError } from '@camp/contracts/client/api-call-error';
export { api } from './api.ts';
export { putSetValues, useFlag, useSettings, useSetValues } from './app-settings.ts';
export {
  finishSignOut,
  hasSignedInHint,
  sessionEndedEvent,
  signOut,
  signOutGuard,
} from './sign-out.ts';
export { readStepUpQuestion, subscribeToStepUp } from './step-up.ts';
export { documentData } from './document-data.ts';
export { browserStore, type PageStore, tabStore } from './page-store.ts';
export { siteSettings } from './site-settings.ts';
export {
  askAgain,
  changes,
  forgetFailedQueries,
  forgetQueries,
  infiniteQueryOptions,
  keepPreviousData,
  loadQueries,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from './queries.ts';
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { dropOthersDrafts, keepDrafts, useDraft, useKeptDraft } from './drafts.ts';
export {
  askToLeave,
  isWorkUnsaved,
  readLeaveQuestion,
  subscribeToUnsavedWork,
  useUnsavedWork,
} from './unsaved-work.ts';
export {
  CardsContext,
  contractVersion,
  type DeclaredCard,
  type RemoteModule,
  type RemotePage,
  StaffTabsContext,
} from './remote-module.ts';
export {
  dismissNotice,
  holdNotices,
  notify,
  type Notice,
  readNotices,
  releaseNotices,
  subscribeToNotices,
} from './notices.ts';
export { isOutage, retryDuringOutage } from './outage.ts';
export {
  type AddedPart,
  type DrawnSlot,
  ExtensionSlot,
  SlotDataContext,
  SlotsContext,
  useSlotData,
} from './slots.tsx';
export {
  SessionContext,
  announceAuthChange,
  authChangedEvent,
  shownUser,
  useLeave,
  useSession,
  type Session,
  type SessionValue,
} from './session.ts';
