import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { tanStackRouterProvider } from 'ra-router-tanstack';
import { useState } from 'react';
import { AdminContext, AdminUI, localStorageStore, Resource } from 'react-admin';
import { analytics } from './analytics/index.ts';
import { audit } from './audit/index.ts';
import { challenges } from './challenges/index.ts';
import { connections } from './connections/index.ts';
import { contactMessages } from './contact/index.ts';
import { createDataProvider } from './data-provider.ts';
import { database } from './database/index.ts';
import { deadLetters } from './dead-letters/index.ts';
import { inventory } from './inventory/index.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { liveSessions } from './live-sessions/index.ts';
import { mentors } from './mentors/index.ts';
import { i18nProvider } from './messages.ts';
import { moderation } from './moderation/index.ts';
import { newsSources } from './news/index.ts';
import { notifications } from './notifications/index.ts';
import { achievements, points, suspicions } from './points/index.ts';
import { postings } from './postings/index.ts';
import { ratings } from './ratings/index.ts';
import { recipes } from './recipes/index.ts';
import { authProvider } from './session/auth-provider.ts';
import { settings } from './settings/index.ts';
import { skills } from './skills/index.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';
import { trends } from './trends/index.ts';
import { users } from './users/index.ts';
import { vocabulary } from './vocabulary/index.ts';

/**
 * The admin console. Its main entries keep the documented names and order. `Admin` would be the same with a library for
 * texts as its default, which weighs more than a page. Implements NAV-41, CONTRA-32.
 */
function ConsoleApp() {
  const [dataProvider] = useState(createDataProvider);
  const [store] = useState(() => localStorageStore('1', 'console'));
  return (
    <AdminContext
      routerProvider={tanStackRouterProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <AdminUI layout={ConsoleLayout} catchAll={NotFound} loginPage={false} title="Console" disableTelemetry>
        <Resource name="users" {...users} />
        <Resource name="recipes" {...recipes} />
        <Resource name="inventory" {...inventory} />
        <Resource name="vocabulary" {...vocabulary} />
        <Resource name="analytics" {...analytics} />
        <Resource name="moderation" {...moderation} />
        <Resource name="contact-messages" {...contactMessages} />
        <Resource name="database" {...database} />
        <Resource name="settings" {...settings} />
        <Resource name="news-sources" {...newsSources} />
        <Resource name="notifications" {...notifications} />
        <Resource name="trends" {...trends} />
        <Resource name="points" {...points} />
        <Resource name="suspicions" {...suspicions} />
        <Resource name="achievements" {...achievements} />
        <Resource name="challenges" {...challenges} />
        <Resource name="job-postings" {...postings} />
        <Resource name="mentors" {...mentors} />
        <Resource name="mentorship-connections" {...connections} />
        <Resource name="skills" {...skills} />
        <Resource name="ratings" {...ratings} />
        <Resource name="live-sessions" {...liveSessions} />
        <Resource name="audit" {...audit} />
        <Resource name="dead-letters" {...deadLetters} />
      </AdminUI>
    </AdminContext>
  );
}

/** react-admin matches its own routes and writes its own query strings; the router leaves both as they are. */
const createConsoleRouter = () =>
  createRouter({
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
  const [router] = useState(createConsoleRouter);
  return <RouterProvider router={router} />;
}
