<?php
// Leads every address of DAViCal to its one entry, which the web server of PHP does not do by itself.
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (!preg_match('#^/(caldav\.php|\.well-known/caldav)(/.*)?$#', $path, $found)) {
    http_response_code(404);
    return true;
}
$_SERVER['PATH_INFO'] = rawurldecode($found[2] ?? '/');
$_SERVER['SCRIPT_NAME'] = '/caldav.php';
$_SERVER['PHP_SELF'] = '/caldav.php' . $_SERVER['PATH_INFO'];
$_SERVER['SERVER_NAME'] = '127.0.0.1';
error_reporting(E_ERROR | E_PARSE);
ini_set('display_errors', '0');
chdir(getenv('DAVICAL_FILES'));
require './caldav.php';
return true;
