import { ConfigError, loadConfig, type Variables } from '@barspoon/platform/config';
import { serviceConfigs } from '../running/service-configs.ts';

/**
 * What production would refuse of a site's settings, in its own words. What the containers add (keys, folders) is theirs.
 * @returns nothing where it would start
 */
export async function refusalsOf(root: string, settings: Record<string, string>): Promise<string> {
  const env = { ...settings, NODE_ENV: 'production', PUBLIC_URL: `https://${settings.DOMAIN}` };
  const asked: Record<string, Variables[string]> = {};
  for (const { variables } of await serviceConfigs(root))
    for (const [name, variable] of Object.entries(variables)) if (name in env) asked[name] = variable;
  try {
    loadConfig(asked, env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
