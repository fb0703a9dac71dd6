// The web server: sockets, limits, access, live updates and embedded assets around an application of `Web` pages.
//
// `HTTPServer` is the module's public face: give it a `ServerConfiguration`, an `Application` and an `AccessControl`,
// then `start()`, `wait()` and `stop()`.
