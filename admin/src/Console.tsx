import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { tanStackRouterProvider } from 'ra-router-tanstack';
import { Admin, localStorageStore, Resource } from 'react-admin';
import { createDataProvider } from './data-provider.ts';
import { inventory } from './inventory/index.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { i18nProvider } from './messages.ts';
import { recipes } from './recipes/index.ts';
import { authProvider } from './session/auth-provider.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

const dataProvider = createDataProvider();
const store = localStorageStore('1', 'console');

/** The admin console. Its main entries keep the documented names and order. Implements NAV-41, CONTRA-32. */
function ConsoleApp() {
  return (
    <Admin
      routerProvider={tanStackRouterProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={ConsoleLayout}
      loginPage={false}
      title="Console"
      disableTelemetry
    >
      <Resource name="recipes" {...recipes} />
      <Resource name="inventory" {...inventory} />
    </Admin>
  );
}

/** react-admin writes its own query strings, so the router leaves them as they are. */
const router = createRouter({
  routeTree: createRootRoute({ component: ConsoleApp, notFoundComponent: ConsoleApp }),
  basepath: '/admin',
  history: createBrowserHistory(),
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(search as Record<string, string>).toString();
    return text && `?${text}`;
  },
});

export default function Console() {
  return <RouterProvider router={router} />;
}
