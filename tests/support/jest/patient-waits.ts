import { configure } from '@testing-library/react';

/* A busy machine may take seconds to draw a frame; the default of one second fails there. */
configure({ asyncUtilTimeout: 10_000 });
