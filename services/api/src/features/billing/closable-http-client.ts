import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Stripe } from 'stripe';

type MakeRequest = Stripe.HttpClient['makeRequest'];

/**
 * The package's HTTP client for Node, over connections that can be cut. The package only limits how
 * long a connection is silent, so a body that trickles in would never end. It also asks again when a
 * connection closes, whatever number of retries is set, which must not happen once we have closed it.
 */
export class ClosableHttpClient implements Stripe.HttpClient {
  private isClosed = false;
  private readonly agent: HttpAgent;
  private readonly client: Stripe.HttpClient;

  constructor(library: typeof Stripe, isSecure: boolean) {
    this.agent = isSecure ? new HttpsAgent() : new HttpAgent();
    this.client = library.createNodeHttpClient(this.agent);
  }

  getClientName = () => this.client.getClientName();

  makeRequest: MakeRequest = async (...request) => {
    if (this.isClosed) throw new Error('The client is closed.');
    const response = await this.client.makeRequest(...request);
    const readJson = response.toJSON.bind(response);
    response.toJSON = async () => objectOf(await readJson());
    return response;
  };

  /** Cuts every connection and refuses further requests. */
  close(): void {
    this.isClosed = true;
    this.agent.destroy();
  }
}

/** On JSON that is not an object, the package throws outside any promise. */
function objectOf(json: unknown): unknown {
  if (typeof json === 'object' && json !== null) return json;
  throw new TypeError('The answer is no JSON object.');
}
