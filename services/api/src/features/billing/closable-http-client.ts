import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Stripe } from 'stripe';

type MakeRequest = Stripe.HttpClient['makeRequest'];

/**
 * The package's HTTP client for Node, over connections that can be cut. The package limits only how
 * long a connection is silent, so a body that trickles in would never end; and it asks again when a
 * connection was closed, whatever number of retries is set, which must not happen once ours is.
 */
export class ClosableHttpClient implements Stripe.HttpClient {
  private isClosed = false;
  private readonly agent: HttpAgent;
  private readonly client: Stripe.HttpClient;

  constructor(isSecure: boolean) {
    this.agent = isSecure ? new HttpsAgent() : new HttpAgent();
    this.client = Stripe.createNodeHttpClient(this.agent);
  }

  getClientName = () => this.client.getClientName();

  makeRequest: MakeRequest = async (...request) => {
    if (this.isClosed) throw new Error('The client is closed.');
    const response = await this.client.makeRequest(...request);
    const readJson = response.toJSON.bind(response);
    response.toJSON = async () => objectOf(await readJson());
    return response;
  };

  /** Cuts every connection; nothing is asked any more. */
  close(): void {
    this.isClosed = true;
    this.agent.destroy();
  }
}

/** The package falls over JSON that is no object, outside of any promise. */
function objectOf(json: unknown): unknown {
  if (typeof json === 'object' && json !== null) return json;
  throw new TypeError('The answer is no JSON object.');
}
