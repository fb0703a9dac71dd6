// CalDAV
