import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { siteOrigin } from '#infra/test-servers/api-process.ts';
import { type CborValue, encodeCbor } from './cbor.ts';

/** The options of the browser that an authenticator looks at. */
interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
}

/** Differences between this answer and an honest one. */
interface Twist {
  origin?: string;
  isUserVerified?: boolean;
  counter?: number;
}

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A passkey without a device: one EC P-256 key pair that answers as WebAuthn Level 3 asks, with attestation `none`. */
export class VirtualPasskey {
  readonly id = base64url(randomBytes(32));
  /** 0 for good on synced passkeys; set it to make this one count. */
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private rpId = '';
  private userHandle = '';

  /** Returns what the site keeps of it for a user, without the ceremony. */
  keptFor(userId: number): { id: string; publicKey: string } {
    this.rpId = new URL(siteOrigin).hostname;
    this.userHandle = base64url(Buffer.from(String(userId)));
    return { id: this.id, publicKey: base64url(coseKey(this.keys.publicKey)) };
  }

  /** The answer of `navigator.credentials.create()`. */
  create({ challenge, rp, user }: CreationOptions, twist: Twist = {}) {
    this.rpId = rp.id;
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.keys.publicKey)]);
    const authData = Buffer.concat([this.authenticatorData(hasKey, twist), attested]);
    const attestation = new Map<string, CborValue>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: clientData({ type: 'webauthn.create', challenge, ...twist }),
      attestationObject: base64url(encodeCbor(attestation)),
      transports: ['internal', 'hybrid'],
    });
  }

  /** The answer of `navigator.credentials.get()`. */
  get({ challenge }: RequestOptions, twist: Twist = {}) {
    if (this.counter > 0) this.counter += 1;
    const clientDataJSON = clientData({ type: 'webauthn.get', challenge, ...twist });
    const authenticatorData = this.authenticatorData(0, twist);
    const signature = createSign('sha256')
      .update(authenticatorData)
      .update(sha256(Buffer.from(clientDataJSON, 'base64url')))
      .sign(this.keys.privateKey);
    return this.answer({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: this.userHandle,
    });
  }

  private answer<Response>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  /** WebAuthn Level 3, 6.1. */
  private authenticatorData(flags: number, { isUserVerified = true, counter }: Twist): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? this.counter);
    const flag = flags | present | (isUserVerified ? verified : 0);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flag]), counted]);
  }
}

interface ClientData {
  type: string;
  challenge: string;
  origin?: string;
}

function clientData({ type, challenge, origin = siteOrigin }: ClientData): string {
  return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

/** An EC2 key on P-256 for ES256 (RFC 9053, 2.1 and 7.1.1). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, CborValue>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return encodeCbor(key);
}
