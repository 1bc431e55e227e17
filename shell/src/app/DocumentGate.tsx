import type { RemoteRoute } from '@camp/release/document/manifest';
import { Loading } from '@camp/ui/feedback/Loading';
import { type ReactNode, useEffect } from 'react';

interface DocumentGateProps {
  remote: string;
  thirdParty: RemoteRoute['thirdParty'];
  children: ReactNode;
}

/**
 * Only the document of the page that needs it lets a third party's script in
 * (docs/decisions/0030-store-document.md), so that page is entered by loading its document. From
 * there only the same remote's pages are shown in that document: where passwords are typed, no
 * foreign script may have run.
 */
export function DocumentGate({ remote, thirdParty, children }: DocumentGateProps) {
  return fits({ remote, thirdParty }) ? children : <DocumentLoad />;
}

function DocumentLoad() {
  useEffect(() => globalThis.location.reload(), []);
  return <Loading />;
}

/** Remote whose page let the third party in; the edge writes it into the document. */
function hostOfThirdParty(): string | undefined {
  return document.documentElement.dataset['thirdPartyFor'];
}

function fits({ remote, thirdParty }: Omit<DocumentGateProps, 'children'>): boolean {
  if (typeof document === 'undefined') return true;
  const host = hostOfThirdParty();
  if (host === undefined) return thirdParty === undefined;
  return host === remote;
}
