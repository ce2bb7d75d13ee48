import type { EdgeFeature } from '../edge-feature.ts';
import { McpEndpoint } from './mcp-endpoint.ts';

export const mcpFeature: EdgeFeature = {
  routes: [McpEndpoint],
};
