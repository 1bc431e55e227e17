import { connect, type Socket } from 'node:net';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { DatabaseServer } from '#database-address.ts';
import { setUpSession } from './session.ts';

/**
 * Time between two checks of a node, and time limit for its answer, in milliseconds. The limit is as long as a
 * cluster takes to leave a silent node behind: until then no node answers.
 */
const pollIntervalMs = 500;
const answerTimeoutMs = 3_000;

const defaultPort = 3306;

/** A server that takes no writes goes on answering reads. It says so by a number, or by a word. */
const whatItRefuses =
  'SELECT @@GLOBAL.read_only AS by_server, @@GLOBAL.innodb_read_only AS by_engine';
const isOff = (value: unknown) => ['0', 'OFF'].includes(String(value));

class DatabaseNode {
  readonly url: URL;
  /** True if it answered last time. Until it was asked, it is believed to. */
  isHealthy = true;
  private connection: Connection | null = null;
  private readonly sockets = new Set<Socket>();

  private readonly tls: DatabaseServer['tls'];

  constructor({ url, tls }: DatabaseServer) {
    this.url = url;
    this.tls = tls;
  }

  /**
   * Asks whether the node takes writes, belongs to the cluster and has applied what was committed on the others
   * before (`wsrep_sync_wait`): what was saved on the old node must be on the new one.
   */
  async ask(): Promise<void> {
    try {
      this.connection ??= await this.connect();
      const [rows] = await this.connection.query<RowDataPacket[]>({
        sql: whatItRefuses,
        timeout: answerTimeoutMs,
      });
      this.isHealthy = Object.values(rows[0] ?? {}).every(isOff);
    } catch {
      this.isHealthy = false;
      this.leave();
    }
  }

  leave(): void {
    this.connection?.destroy();
    this.connection = null;
  }

  /** A new way to the node, for the driver. */
  open(): Socket {
    const socket = connect(Number(this.url.port || defaultPort), this.url.hostname);
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    return socket.setNoDelay(true).setKeepAlive(true);
  }

  /** Over TLS the driver has another socket on top of ours: both have one port here. */
  has({ localPort }: Socket): boolean {
    return [...this.sockets].some((socket) => socket.localPort === localPort);
  }

  /** Breaks off all work that is under way there: it may hang for long. */
  breakOff(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async connect(): Promise<Connection> {
    const { createConnection } = await import('mysql2/promise');
    const connection = await createConnection({
      uri: this.url.href,
      connectTimeout: answerTimeoutMs,
      ...(this.tls && { ssl: this.tls }),
    });
    /* What becomes of the connection shows with the next question. */
    connection.on('error', () => undefined);
    const statement = { sql: 'SET SESSION wsrep_sync_wait = 1', timeout: answerTimeoutMs };
    try {
      await connection.query(statement);
      await setUpSession(connection, { isPatient: false });
      return connection;
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }
}

/**
 * The nodes of a Galera cluster, of which the first healthy one is used, by every API the same
 * (docs/decisions/stores.md#0188).
 */
export class DatabaseNodes {
  chosen: DatabaseNode;
  private readonly nodes: readonly DatabaseNode[];
  private readonly timer: NodeJS.Timeout;
  /** The first round of questions, after which it is known who is healthy. */
  private readonly known: Promise<unknown>;
  private readonly asking = new Set<DatabaseNode>();
  private readonly onSwitch: (host: string) => void;

  /** @param onSwitch is called with the host of the node that is used from now on. */
  constructor(
    [first, ...others]: readonly [DatabaseServer, ...DatabaseServer[]],
    onSwitch: (host: string) => void = () => undefined,
  ) {
    this.chosen = new DatabaseNode(first);
    this.nodes = [this.chosen, ...others.map((server) => new DatabaseNode(server))];
    this.onSwitch = onSwitch;
    this.known = Promise.all(this.nodes.map((node) => this.watch(node)));
    this.timer = setInterval(() => this.watchAll(), pollIntervalMs);
  }

  /** The address of the node that is used. */
  async current(): Promise<URL> {
    await this.known;
    return this.chosen.url;
  }

  stop(): void {
    clearInterval(this.timer);
    for (const node of this.nodes) node.leave();
  }

  private watchAll(): void {
    for (const node of this.nodes) if (!this.asking.has(node)) void this.watch(node);
  }

  private async watch(node: DatabaseNode): Promise<void> {
    this.asking.add(node);
    await node.ask();
    this.asking.delete(node);
    this.choose();
  }

  /** While none is healthy, the last one stays in use: all of them may wait for one another. */
  private choose(): void {
    const healthy = this.nodes.find(({ isHealthy }) => isHealthy);
    if (!healthy) return;
    for (const node of this.nodes) if (!node.isHealthy) node.breakOff();
    if (healthy === this.chosen) return;
    this.chosen = healthy;
    this.onSwitch(healthy.url.host);
  }
}
