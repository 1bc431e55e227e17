import { contractVersion, type RemoteModule } from '@camp/shell-api';
import { pages } from './routes.tsx';

const remote: RemoteModule = { contract: contractVersion, pages };

export default remote;
