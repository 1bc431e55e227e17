import { listRememberedDevices, listSessions } from '@camp/contracts/account/devices';
import { listPasskeys } from '@camp/contracts/account/passkeys';
import { loginBody, registerBody, secondStep, signInResult } from '@camp/contracts/account/auth';
import { profileBody } from '@camp/contracts/account/profile';
import { secondFactorStatus } from '@camp/contracts/account/second-factor';
import { ownUserSchema, publicUserSchema } from '@camp/contracts/account/users';
import { messageSchema } from '@camp/contracts/client/errors';
import { problemSchema } from '@camp/contracts/client/problem';
import { listAlerts } from '@camp/contracts/places/alerts';
import { describeCampground } from '@camp/contracts/places/campground-page';
import {
  campgroundSchema,
  campgroundSummarySchema,
  findCampgrounds,
  findTowns,
  placeStatuses,
} from '@camp/contracts/places/campgrounds';
import {
  campgroundFeatures,
  listPlaceImports,
  sourceSchema,
} from '@camp/contracts/places/open-data';
import { createList, readList, readSavedPlaces } from '@camp/contracts/places/saved-places';
import { point, range } from '@camp/contracts/places/shapes';
import { listParkUpdates } from '@camp/contracts/staff/park-updates';
import { listFeedHealth, listStaffImports } from '@camp/contracts/staff/staff-feeds';
import { correctionBody, getStaffPlace, listStaffPlaces } from '@camp/contracts/staff/staff-places';
import {
  amenities,
  knownStates,
  placeTypes,
  precisions,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import { roleSchema } from '@camp/contracts/site/role-schemas';
import { bootReportSchema, remoteEventsSchema } from '@camp/contracts/site/telemetry';
import { inviteBody } from '@camp/contracts/staff/accounts';
import { auditEntrySchema } from '@camp/contracts/staff/audit';
import { verifyAuditLogs } from '@camp/contracts/staff/audit-verification';
import { recentSessions } from '@camp/contracts/staff/billing';
import { bulkJobSchema } from '@camp/contracts/staff/bulk-jobs';
import { readDashboard } from '@camp/contracts/staff/dashboard';
import { overrideProposalSchema } from '@camp/contracts/staff/dev-override';
import { debugHealth } from '@camp/contracts/staff/diagnostics';
import { listNotes } from '@camp/contracts/staff/notes';
import { outboxMailSchema } from '@camp/contracts/staff/outbox';
import { readHistory, readPerson, unlockPerson } from '@camp/contracts/staff/person';
import { listReleases, readCanaryHealth, readReleaseHealth } from '@camp/contracts/staff/releases';
import { listViewSchema, readStaffList } from '@camp/contracts/staff/staff-lists';
import { readSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import { readSessions } from '@camp/contracts/staff/staff-sessions';
import {
  adminChange,
  listUsers,
  moderatorChange,
  staffUserSchema,
  updateUsers,
} from '@camp/contracts/staff/staff-users';
import * as z from 'zod/mini';

type SchemasByName = Record<string, z.ZodMiniType>;

const itemOf = <T extends z.ZodMiniType>({ def }: z.ZodMiniArray<T>): T => def.element;
const valueOf = <T extends z.ZodMiniType>({ def }: z.ZodMiniNullable<T>): T => def.innerType;

const release = valueOf(listReleases.response.shape.live);

/** Shapes of answers that have a name in the description, wherever they occur. */
export const namedAnswers: SchemasByName = {
  Problem: problemSchema,
  Message: messageSchema,
  Done: z.object({ ok: z.literal(true) }),
  User: ownUserSchema,
  PublicUser: publicUserSchema,
  Role: roleSchema,
  SignIn: signInResult,
  SecondStep: secondStep,
  SecondFactor: secondFactorStatus.response,
  Passkey: itemOf(listPasskeys.response.shape.passkeys),
  Session: itemOf(listSessions.response.shape.sessions),
  RememberedDevice: itemOf(listRememberedDevices.response.shape.devices),

  Campground: campgroundSchema,
  CampgroundSummary: campgroundSummarySchema,
  CampgroundPage: findCampgrounds.response,
  CampgroundFeature: itemOf(campgroundFeatures.response.shape.features),
  CampgroundNotice: itemOf(campgroundSchema.shape.notices),
  PageDescription: describeCampground.response,
  Source: sourceSchema,
  Town: itemOf(findTowns.response.shape.towns),
  Alert: itemOf(listAlerts.response.shape.alerts),
  Feed: itemOf(listAlerts.response.shape.feeds),
  PlaceImport: itemOf(listPlaceImports.response.shape.imports),
  PlaceList: createList.response.shape.list,
  PlaceListWithEntries: readList.response.shape.list,
  PlaceEntry: itemOf(readList.response.shape.list.shape.entries),
  SavedPlaces: readSavedPlaces.response,
  Point: point,
  DateRange: range,
  Amenity: z.enum(amenities),
  KnownState: z.enum(knownStates),
  PlaceStatus: z.enum(placeStatuses),
  PlaceType: z.enum(placeTypes),
  PointPrecision: z.enum(precisions),
  TourismRegion: z.enum(tourismRegions),

  StaffUser: staffUserSchema,
  StaffActions: staffUserSchema.shape.can,
  Suspension: valueOf(staffUserSchema.shape.suspension),
  UserPage: listUsers.admin.response,
  BulkResult: itemOf(updateUsers.admin.response.shape.results),
  PersonFacts: valueOf(readPerson.admin.response.shape.facts),
  AccountLock: unlockPerson.admin.response.shape.lock,
  Note: itemOf(listNotes.admin.response.shape.notes),
  StaffSession: itemOf(readSessions.response.shape.sessions),
  StaffSecondFactor: readSecondFactor.response,
  AuditEntry: auditEntrySchema,
  AuditVerification: verifyAuditLogs.response,
  HistoryEntry: itemOf(readHistory.admin.response.shape.entries),
  OutboxMail: outboxMailSchema,
  BulkJob: bulkJobSchema,
  Dashboard: readDashboard.admin.response,
  Diagnosis: debugHealth.response,
  Check: itemOf(debugHealth.response.shape.checks),
  CheckoutSession: itemOf(recentSessions.response.shape.sessions),
  Release: release,
  Canary: itemOf(release.shape.canaries),
  CanaryHealth: itemOf(readCanaryHealth.response.shape.canaries),
  BuildHealth: itemOf(readReleaseHealth.response.shape.builds),
  ListView: listViewSchema,
  SavedFilter: itemOf(readStaffList.response.shape.filters),
  StaffPlace: getStaffPlace.admin.response.shape.place,
  ListedStaffPlace: itemOf(listStaffPlaces.admin.response.shape.places),
  PlaceFact: itemOf(getStaffPlace.admin.response.shape.place.shape.facts),
  FeedHealth: itemOf(listFeedHealth.admin.response.shape.feeds),
  ParkUpdate: itemOf(listParkUpdates.admin.response.shape.updates),
  StaffImport: itemOf(listStaffImports.admin.response.shape.imports),
};

/** Named shapes of what is sent. */
export const namedInputs: SchemasByName = {
  Registration: registerBody,
  Credentials: loginBody,
  ProfileChange: profileBody,
  Invitation: inviteBody,
  Correction: correctionBody,
  AdminChange: adminChange,
  ModeratorChange: moderatorChange,
  DevOverride: overrideProposalSchema,
  RemoteEvents: remoteEventsSchema,
  BootReport: bootReportSchema,
};
